import Basics

/// A day of the calendar, as flights and boards have it; `Basics` counts it.
public typealias CivilDate = Basics.CivilDate

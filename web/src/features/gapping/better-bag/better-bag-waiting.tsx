/** Keeps the place of the plan while its part of the page and the search are on their way. */
export const BETTER_BAG_WAITING = <div aria-busy="true" className="mt-1.5 h-110 rounded-control bg-sunk" />

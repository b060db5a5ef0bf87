/** Choices within this are shown as about equal. */
export const ABOUT_EQUAL_STROKES = 0.03

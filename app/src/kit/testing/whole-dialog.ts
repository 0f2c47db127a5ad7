/** Finds a dialog or panel with what it is for, not the empty one that stands until its file has come. */
export const whole = { name: /^(?!Ouverture)/ }

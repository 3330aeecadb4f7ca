/** Days after its end on which a notice goes with all that is kept about it (T67). */
export const keptAfter = 30

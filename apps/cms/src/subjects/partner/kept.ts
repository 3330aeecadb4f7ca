/** Days after its end for which a link says that it has ended, and a decision stands on its page. */
export const keptAfter = 90

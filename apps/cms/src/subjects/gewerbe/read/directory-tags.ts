/** What the directory is made of: a change of anything else leaves it as it is. */
export const directoryTags = ['brancheneintraege', 'rubriken'] as const

/** Days that what is left of a letter is kept: its Message-ID, its times and how it fared. */
export const keptDays = 90

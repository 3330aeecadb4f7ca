/** Largest file in bytes that may be uploaded. */
export const maxFileBytes = 10_000_000

/** What somebody reads whose file is larger. */
export const fileTooLarge = `Die Datei ist zu groß: höchstens ${maxFileBytes / 1_000_000} MB.`

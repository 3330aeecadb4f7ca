/** Largest file in bytes that may be uploaded. */
export const maxFileBytes = 10_000_000

/** What somebody reads whose file is larger. */
export const fileTooLarge = `Die Datei ist zu groß: höchstens ${maxFileBytes / 1_000_000} MB.`

/** Most bytes of a film and of each part that it comes in: S3 and our own limits take such parts. */
export const filmLimits = { bytes: 500_000_000, partBytes: 4_000_000 } as const

/** What somebody reads whose film is larger. */
export const filmTooLarge = `Der Film ist zu groß: höchstens ${filmLimits.bytes / 1_000_000} MB. Bitte speichern Sie ihn mit einer kleineren Auflösung, etwa 1280 × 720.`

/** Largest file in bytes that may be uploaded. */
export const maxFileBytes = 10_000_000

/**
 * Name of the field that stands above a form and shows where a refused save differs. What comes
 * for it with the refusal stays there; Payload clears messages at other fields right away.
 */
export const conflictField = 'unterschiede'

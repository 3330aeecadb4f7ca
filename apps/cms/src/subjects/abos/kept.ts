/** Days within which somebody confirms what they have asked for; the mail says so. */
export const daysToConfirm = 7

/** Where a kiosk ends a visit: logins, cart and whatever else a cookie knows of somebody. */
export const kioskEndePfad = '/api/kiosk/ende'

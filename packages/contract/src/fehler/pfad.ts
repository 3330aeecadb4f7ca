/** Where the website takes what went wrong in a browser. */
export const browserfehlerPfad = '/api/fehlerberichte'

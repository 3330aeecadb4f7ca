/** Where website and back office take what went wrong in a browser. */
export const browserfehlerPfad = '/api/fehlerberichte'

/**
 * Path of a file of the council or the intranet below the API's base path: `{id}` is its number as
 * answers name it. Who asks decides whether it is there, as for the answers that name it (spec 6).
 */
export const documentPath = '/dokumente/{id}'

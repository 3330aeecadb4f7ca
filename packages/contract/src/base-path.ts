/** Base path of the content API (page model, section 1). */
export const apiBasePath = '/api/cms'

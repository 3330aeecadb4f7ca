/** Stands in the address of a photo archive for the day, which goes there as `YYYY-MM-DD`. */
export const archivTag = '{datum}'

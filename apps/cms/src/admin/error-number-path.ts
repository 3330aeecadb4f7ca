/** Where the page of a view that failed asks for the number of its error: `?stoerung=` and its digest. */
export const errorNumberPath = '/api/fehlernummer'

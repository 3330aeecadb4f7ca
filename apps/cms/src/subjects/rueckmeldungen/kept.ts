/** Years for which is kept what people have said of a page: by then it was dealt with, or the page is another. */
export const keptYears = 1

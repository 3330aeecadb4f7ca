/** The language that an element is marked with, or `the page` where nothing around it says another. */
export const languageOf = (element: Element | undefined): string =>
  element?.closest('[lang]')?.getAttribute('lang') ?? 'the page'

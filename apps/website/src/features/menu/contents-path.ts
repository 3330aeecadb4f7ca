/** Addresses of the page that lists the whole menu; it is the website's own, not an editor's. */
export const contentsPath = { de: '/de/inhaltsverzeichnis/', en: '/en/site-map/' } as const

/** Page where everybody can write to the town hall. */
export const contactPage = { de: '/de/kontakt/', en: '/en/contact/' } as const

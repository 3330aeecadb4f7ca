/** Addresses that are linked from elsewhere (spec 2.2); a browser takes `#oeffnungszeiten` along. */
export const weiterleitungen: { von: string; nach: string }[] = [
  {
    von: '/de/tourist-information/tourist-information-id_1/',
    nach: '/de/behoerdenlotse/tourist-information-id_6/',
  },
  { von: '/de/besucherinformationen/', nach: '/de/anreise/' },
  // Above the pages of the offers there is their list.
  { von: '/de/angebote/', nach: '/de/pauschalangebote/' },
  { von: '/en/offers/', nach: '/en/package-offers/' },
]

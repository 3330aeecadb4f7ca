import type { ShopArtikelContent } from './shape.ts'

type Hersteller = NonNullable<ShopArtikelContent['hersteller']>

/** Who makes what the shop sells (GPSR). */
export const hersteller = {
  druckerei: {
    name: 'Buch- und Steindruck Imhoff',
    anschrift: 'Marktplatz 9, 00375 Bad Silberbronn',
    kontakt: 'werkstatt@steindruck-imhoff.example',
  },
  werkstatt: {
    name: 'Werkstatt Silbertal gGmbH',
    anschrift: 'Mühlgasse 12, 00375 Bad Silberbronn',
    kontakt: 'hallo@werkstatt-silbertal.example',
  },
  weberei: {
    name: 'Weberei Tannenau',
    anschrift: 'Am Wehr 3, 00376 Tannenau',
    kontakt: 'post@weberei-tannenau.example',
  },
  strickstube: {
    name: 'Strickstube Oberwies',
    anschrift: 'Dorfstraße 17, 00375 Bad Silberbronn-Oberwies',
    kontakt: 'strickstube@oberwies.example',
  },
  stadt: {
    name: 'Stadt Bad Silberbronn, Tourist-Information',
    anschrift: 'Kurparkallee 2, 00375 Bad Silberbronn',
    kontakt: 'shop@bad-silberbronn.example',
  },
  imkerei: {
    name: 'Imkerei Tannengold',
    anschrift: 'Waldhof 1, 00375 Bad Silberbronn',
    kontakt: 'imkerei@tannengold.example',
  },
  emaille: {
    name: 'Emaillewerk Karsee',
    anschrift: 'Seestraße 40, 00377 Karsee',
    kontakt: 'info@emaille-karsee.example',
  },
} satisfies Record<string, Hersteller>

import type { Sprache } from '@kurstadt/contract'
import type { KorbProblem } from '@kurstadt/contract/shop'
import { useSprache } from '../../i18n/index.ts'

type Problems = Readonly<Record<KorbProblem['art'], (most: number | null) => string>>

const de = {
  title: 'Warenkorb',
  shop: 'Shop',
  toCart: 'Warenkorb ansehen',
  buy: {
    legend: 'In den Warenkorb',
    size: 'Größe',
    quantity: 'Menge',
    atMost: (most: number) => `Eine ganze Zahl von 1 bis ${most}.`,
    remarks: 'Anmerkungen',
    addRemarks: 'Anmerkungen dazu schreiben',
    remarksHint: 'Zum Beispiel ein Wunsch zur Verpackung. Höchstens 500 Zeichen.',
    send: 'In den Warenkorb',
    soldOut: 'Zurzeit ausverkauft. Fragen Sie gern in der Tourist-Information nach.',
  },
  problems: {
    groesse: () => 'Bitte wählen Sie eine Größe.',
    menge: (most) =>
      most === null
        ? 'Bitte geben Sie eine ganze Zahl an.'
        : `Bitte geben Sie eine ganze Zahl von 1 bis ${most} an.`,
    ausverkauft: () => 'Dieser Artikel ist inzwischen ausverkauft.',
    weg: () => 'Dieser Artikel wird nicht mehr verkauft.',
    begrenzt: (most) =>
      `Davon können Sie zurzeit höchstens ${most ?? 0} bestellen. So viele liegen jetzt im Warenkorb.`,
    voll: () =>
      'Im Warenkorb liegen schon 50 verschiedene Artikel. Bitte bestellen Sie diese zuerst.',
    anmerkungen: () => 'Bitte kürzen Sie die Anmerkungen: höchstens 500 Zeichen.',
  } satisfies Problems,
  summary: 'Das liegt noch nicht im Warenkorb',
  added: (titel: string) => `„${titel}“ liegt jetzt im Warenkorb.`,
  notAdded: (titel: string, most: number) =>
    `Es ist nichts dazugekommen: Von „${titel}“ können Sie zurzeit höchstens ${most} bestellen, und so viele liegen schon im Warenkorb.`,
  empty: 'Ihr Warenkorb ist leer.',
  keep: 'Was Sie hineinlegen, bleibt 30 Tage, auch ohne Konto. Ihr Browser merkt sich dafür eine zufällige Nummer.',
  columns: { price: 'Einzelpreis', quantity: 'Menge', sum: 'Summe' },
  size: (size: string) => `Größe ${size}`,
  remarks: (text: string) => `Anmerkungen: ${text}`,
  quantityOf: (titel: string) => `Menge von ${titel}`,
  update: 'Mengen übernehmen',
  remove: 'Entfernen',
  removeOf: (titel: string) => `${titel} entfernen`,
  goods: 'Waren',
  shipping: 'Versand kommt an der Kasse dazu: 3,00 €, ins Ausland 4,00 €, Abholung frei.',
  toCheckout: 'Weiter zur Kasse',
  goOn: 'Weiter einkaufen',
  blocked: 'Bitte ändern oder entfernen Sie zuerst, was nicht mehr zu haben ist.',
  changed: 'Seit Sie etwas hineingelegt haben, hat sich etwas geändert',
  notOrdered:
    'Ihre Bestellung ist noch nicht abgeschickt: Seit der Prüfung hat sich etwas geändert. Bitte sehen Sie den Warenkorb noch einmal durch.',
  hints: {
    preis: (before: string, now: string) =>
      `Der Preis hat sich geändert: vorher ${before}, jetzt ${now}.`,
    name: (before: string) => `Heißt jetzt anders; vorher: ${before}.`,
    menge: (most: number) =>
      `Davon können Sie zurzeit höchstens ${most} bestellen. Bitte ändern Sie die Menge.`,
    ausverkauft: 'Inzwischen ausverkauft. Bitte entfernen Sie es.',
    groesse: 'Diese Größe gibt es nicht mehr. Bitte legen Sie eine andere hinein.',
    weg: 'Wird nicht mehr verkauft. Bitte entfernen Sie es.',
  },
  away: 'Der Warenkorb lässt sich gerade nicht öffnen. Was darin liegt, ist nicht verloren. Bitte versuchen Sie es in einer Minute noch einmal.',
  busy: 'Von Ihrem Anschluss kamen sehr viele Änderungen. Bitte versuchen Sie es in zehn Minuten noch einmal.',
  again: 'Noch einmal versuchen',
}

const en: typeof de = {
  title: 'Shopping cart',
  shop: 'Shop',
  toCart: 'View cart',
  buy: {
    legend: 'Add to cart',
    size: 'Size',
    quantity: 'Quantity',
    atMost: (most) => `A whole number from 1 to ${most}.`,
    remarks: 'Notes',
    addRemarks: 'Add a note',
    remarksHint: 'For example how you would like it wrapped. Up to 500 characters.',
    send: 'Add to cart',
    soldOut: 'Sold out at the moment. Please ask at the tourist information.',
  },
  problems: {
    groesse: () => 'Please choose a size.',
    menge: (most: number | null) =>
      most === null
        ? 'Please enter a whole number.'
        : `Please enter a whole number from 1 to ${most}.`,
    ausverkauft: () => 'This article has sold out in the meantime.',
    weg: () => 'This article is not sold any more.',
    begrenzt: (most) =>
      `You can order up to ${most ?? 0} of these at the moment. That many are now in your cart.`,
    voll: () => 'There are already 50 different articles in your cart. Please order these first.',
    anmerkungen: () => 'Please shorten your notes: up to 500 characters.',
  },
  summary: 'This is not in your cart yet',
  added: (titel) => `“${titel}” is now in your cart.`,
  notAdded: (titel, most) =>
    `Nothing was added: you can order up to ${most} of “${titel}” at the moment, and that many are already in your cart.`,
  empty: 'Your cart is empty.',
  keep: 'What you put in stays for 30 days, without an account. Your browser remembers a random number for it.',
  columns: { price: 'Price', quantity: 'Quantity', sum: 'Total' },
  size: (size) => `Size ${size}`,
  remarks: (text) => `Notes: ${text}`,
  quantityOf: (titel) => `Quantity of ${titel}`,
  update: 'Update quantities',
  remove: 'Remove',
  removeOf: (titel) => `Remove ${titel}`,
  goods: 'Goods',
  shipping: 'Shipping is added at the checkout: €3.00, abroad €4.00, collection is free.',
  toCheckout: 'Go to checkout',
  goOn: 'Continue shopping',
  blocked: 'Please change or remove what is no longer available first.',
  changed: 'Something has changed since you put it in',
  notOrdered:
    'Your order has not been placed yet: something has changed since you checked it. Please look through your cart once more.',
  hints: {
    preis: (before, now) => `The price has changed: it was ${before} and is now ${now}.`,
    name: (before) => `It has a new name; before: ${before}.`,
    menge: (most) =>
      `You can order up to ${most} of these at the moment. Please change the quantity.`,
    ausverkauft: 'Sold out in the meantime. Please remove it.',
    groesse: 'This size is not available any more. Please put in another one.',
    weg: 'Not sold any more. Please remove it.',
  },
  away: 'Your cart cannot be opened at the moment. Nothing in it is lost. Please try again in a minute.',
  busy: 'There have been very many changes from your connection. Please try again in ten minutes.',
  again: 'Try again',
}

/** Words of the cart in both languages. */
export const cartTexts: Record<Sprache, typeof de> = { de, en }

/** Words of the cart in the language of the page. */
export const useCartTexts = () => cartTexts[useSprache()]

import { touristAdresse } from '../rathaus/adressen.ts'
import type { ShopEinstellungenContent } from './shape.ts'

const agbDe = `## Geltung

Diese Bedingungen gelten für alle Käufe im Shop der Stadt Bad Silberbronn. Verkäuferin ist die Stadt Bad Silberbronn, vertreten durch die Tourist-Information. Verträge schließen wir auf Deutsch und auf Englisch.

## Wie ein Vertrag zustande kommt

Die Artikel im Shop sind noch kein verbindliches Angebot. Sie legen sie in den Warenkorb, geben an der Kasse Anschrift, Lieferung und Zahlung an und sehen zum Schluss alles noch einmal. Bis dahin können Sie jede Angabe ändern. Mit dem Knopf „Zahlungspflichtig bestellen“ geben Sie Ihre Bestellung ab. Wir nehmen sie mit der Bestätigung an, die sofort per E-Mail kommt. Mit ihr erhalten Sie diese Bedingungen, die Widerrufsbelehrung und die Rechnung; den Vertragstext speichern wir.

## Preise und Versand

Alle Preise enthalten die Mehrwertsteuer. Verpackung und Versand kosten je Bestellung 3,00 Euro, nach Österreich, Frankreich und in die Schweiz 4,00 Euro. Wer in der Tourist-Information abholt, zahlt keinen Versand.

## Lieferung

Wie lange es dauert, steht bei jedem Artikel, in Werktagen. Bei Vorkasse und Zahlung im Netz beginnt die Frist mit dem Zahlungseingang. Zum Abholen liegt Ihre Bestellung 14 Tage lang bereit.

## Zahlung

Sie zahlen per Vorkasse, auf Rechnung oder bei der Abholung. Eine Vorkasse muss binnen sieben Tagen da sein, sonst stornieren wir und geben die Ware wieder frei. Rechnungen sind binnen 14 Tagen fällig. Bis zur Zahlung bleibt die Ware unser Eigentum.

## Widerruf

Sie können binnen 14 Tagen widerrufen, auch [online ohne Anmeldung](/de/shop/widerruf/). Einzelheiten stehen in der [Widerrufsbelehrung](/de/shop/widerrufsbelehrung/). Die Kosten der Rücksendung tragen Sie.

## Eintrittskarten

Karten gelten für die Veranstaltung und den Tag, die darauf stehen, und jede einmal. Sie lassen sich nicht widerrufen. Fällt die Veranstaltung aus, erstatten wir den Preis.

## Mängel

Ist etwas mangelhaft, gilt das Gesetz: Wir bessern nach oder liefern neu; gelingt das nicht, treten Sie zurück oder mindern den Preis. Die Frist beträgt zwei Jahre.

## Streitigkeiten

An einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle nehmen wir nicht teil. Es gilt deutsches Recht; zwingende Vorschriften des Landes, in dem Sie leben, bleiben unberührt.`

const agbEn = `## Scope

These terms apply to all purchases in the shop of the town of Bad Silberbronn. The seller is the town of Bad Silberbronn, represented by its tourist information. We conclude contracts in German and in English.

## How a contract is concluded

The articles in the shop are not yet a binding offer. You put them into the cart, enter address, delivery and payment at the checkout and see everything once more at the end. Until then you may change anything. With the button “Order with obligation to pay” you place your order. We accept it with the confirmation that comes by e-mail at once. With it you receive these terms, the instruction on withdrawal and the invoice; we store the text of the contract.

## Prices and shipping

All prices include VAT. Packing and shipping cost €3.00 per order, and €4.00 to Austria, France and Switzerland. Collecting your order from the tourist information is free.

## Delivery

Every article says how long it takes, in working days. With payment in advance the time begins when we receive your payment. Orders to be collected are kept for 14 days.

## Payment

You pay in advance by transfer, on invoice or on collection. A payment in advance has to arrive within seven days; otherwise we cancel the order and put the goods on sale again. Invoices are due within 14 days. The goods remain ours until they are paid for.

## Withdrawal

You may withdraw within 14 days, also [online without an account](/en/shop/withdrawal/). Details are in the [instruction on withdrawal](/en/shop/right-of-withdrawal/). You bear the cost of returning the goods.

## Tickets

Tickets are valid for the event and the day printed on them, and once each. They cannot be withdrawn from. If the event is cancelled, we refund the price.

## Defects

If something is defective, the law applies: we repair or replace it; if that fails, you may rescind the contract or reduce the price. The period is two years.

## Disputes

We do not take part in dispute resolution before a consumer arbitration board. German law applies; mandatory rules of the country in which you live remain unaffected.`

/** How the shop of the demo town is run; its account is of a bank that does not exist. */
export const shopEinstellungen: ShopEinstellungenContent = {
  verkaeufer: {
    name: 'Stadt Bad Silberbronn, Tourist-Information',
    vertreten: 'Bürgermeisterin Dr. Johanna Faißt',
    strasse: touristAdresse.strasse,
    plz: touristAdresse.plz,
    ort: touristAdresse.ort,
    email: 'shop@bad-silberbronn.example',
    telefon: '030 23125-200',
    ust_id: 'DE999999999',
  },
  konto: {
    inhaber: 'Stadtkasse Bad Silberbronn',
    iban: 'DE87 9999 9999 0023 1252 00',
    bank: 'Silbertalbank',
  },
  zahlungsarten: ['vorkasse', 'rechnung', 'abholung'],
  abholung: {
    de: 'Tourist-Information in der Wandelhalle, Kurparkallee 2, zu den Öffnungszeiten',
    en: 'Tourist information in the pump room, Kurparkallee 2, during opening hours',
  },
  agb: { de: agbDe, en: agbEn },
}

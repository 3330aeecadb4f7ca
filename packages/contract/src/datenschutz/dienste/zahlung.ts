import type { Dienst } from '../dienst.ts'

/** The provider of online payments. */
export const zahlung: Dienst = {
  name: 'zahlung',
  von: ['MOLLIE_API_KEY'],
  empfaenger: ({ MOLLIE_API_KEY }) => (MOLLIE_API_KEY ? ['Mollie B.V., Amsterdam'] : []),
  worte: {
    de: {
      titel: 'Bezahlen im Internet',
      zweck: 'Wenn Sie im Shop „Online bezahlen“ wählen, nimmt der Zahlungsdienst Ihr Geld an.',
      daten:
        'Betrag und Nummer Ihrer Bestellung, erst wenn Sie bestellen. Was Sie beim Zahlungsdienst eingeben, sehen wir nicht.',
      rechtsgrundlage: 'Art. 6 Abs. 1 Buchst. b DSGVO (Ihr Kauf).',
      dauer:
        'Der Zahlungsdienst bewahrt Zahlungen so lange auf, wie das Gesetz es von ihm verlangt.',
    },
    en: {
      titel: 'Paying online',
      zweck: 'If you choose to pay online in the shop, the payment provider takes your money.',
      daten:
        'Amount and number of your order, only once you order. We do not see what you enter at the provider.',
      rechtsgrundlage: 'Art. 6(1)(b) GDPR (your purchase).',
      dauer: 'The provider keeps payments for as long as the law requires it to.',
    },
  },
}

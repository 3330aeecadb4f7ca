import { type Dienst, hostOf } from '../dienst.ts'

/** The directory of the town hall's accounts, for the intranet. */
export const rathauskonto: Dienst = {
  name: 'rathauskonto',
  von: ['OIDC_ISSUER'],
  empfaenger: ({ OIDC_ISSUER }) => hostOf(OIDC_ISSUER),
  worte: {
    de: {
      titel: 'Anmeldung mit dem Rathauskonto',
      zweck: 'Beschäftigte der Stadt melden sich damit im Intranet an. Für Gäste ist es nicht da.',
      daten: 'Name, E-Mail-Adresse und Gruppen des Kontos, erst wenn sich jemand anmeldet.',
      rechtsgrundlage:
        'Art. 6 Abs. 1 Buchst. e DSGVO und das Datenschutzrecht des Landes für Beschäftigte.',
      dauer: 'So lange jemand bei der Stadt arbeitet.',
    },
    en: {
      titel: 'Login with an account of the town hall',
      zweck: 'Employees of the town use it to log in to the intranet. It is not for guests.',
      daten: 'Name, e-mail address and groups of the account, only when somebody logs in.',
      rechtsgrundlage: 'Art. 6(1)(e) GDPR and the state’s data protection law for employees.',
      dauer: 'As long as somebody works for the town.',
    },
  },
}

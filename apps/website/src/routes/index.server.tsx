import type { RenderFacts } from '../content/index.ts'
import { hasAppCookie } from '../lib/index.ts'
import { takeRequest } from './anfrage.ts'
import { showRequestStatus } from './anfragestatus.tsx'
import { showCart, takeCart } from './cart.tsx'
import { showCheckNotice, takeCheckNotice } from './check-notice.tsx'
import { showCheckout, showReview, takeCheckout, takeOrder } from './checkout.tsx'
import { Document } from './document.tsx'
import { DocumentResponse } from './document-response.ts'
import { mistake } from './failure.server.tsx'
import { showFeedback, takeFeedback } from './feedback.tsx'
import { showPhotoArchive } from './fotopunkt-archiv.tsx'
import { showGallery } from './gallery.tsx'
import { showContents } from './inhaltsverzeichnis.tsx'
import { showIntranet, takeIntranet } from './intranet.tsx'
import { intranetArea } from './intranet-area.tsx'
import { showDirectory } from './intranet-directory.tsx'
import { endKioskVisit } from './kiosk-end.ts'
import { showForgotten, showRenewal, takeForgotten, takeRenewal } from './login-password.tsx'
import { endMessages, moveMessages, takeMessages } from './messages.ts'
import {
  showAskForLink,
  showOwnNotices,
  showWriteToWriter,
  takeAskForLink,
  takeOwnNotices,
  takeWriteToWriter,
} from './notice-board.tsx'
import { showAskForNoticeMails, takeAskForNoticeMails } from './notice-mails.tsx'
import {
  endMails,
  showAskForMails,
  showOwnMails,
  takeAskForMails,
  takeOwnMails,
} from './notifications.tsx'
import { showOrder, showPaper } from './order.tsx'
import { showOfficeMap } from './ort-waehlen.tsx'
import { showPage } from './page.tsx'
import { showPartner, takePartner } from './partner.tsx'
import { type RouteName, routeNames, routePaths } from './paths.ts'
import { showReturn, takePayment, takePaymentNotice } from './payment.tsx'
import { councilArea, showMembers, takeMembers } from './ratsinfo.tsx'
import { showAskForReminders, takeAskForReminders } from './reminders.tsx'
import { renderDocument } from './render-document.server.tsx'
import { reportRenderError } from './report.server.ts'
import { type Asked, Failed, type Route, type Shown } from './route.ts'
import { showInstruction, showTerms } from './shop-terms.tsx'
import { takeForm } from './take-form.ts'
import { showPreview } from './vorschau.tsx'
import { showWithdrawal, takeWithdrawal } from './withdrawal.tsx'

/** Who shows an address, and who takes what is posted to it. */
const answers: Record<RouteName, Omit<Route, 'path'>> = {
  gallery: { show: showGallery },
  inhaltsverzeichnis: { show: showContents },
  fotopunktArchiv: { show: showPhotoArchive },
  ortswahl: { show: showOfficeMap },
  anfrage: { take: takeRequest },
  anfrageAufruf: { take: takeRequest },
  anfragestatus: { show: showRequestStatus },
  intranetVergessen: { show: showForgotten(intranetArea), take: takeForgotten(intranetArea) },
  intranetPasswort: { show: showRenewal(intranetArea), take: takeRenewal(intranetArea) },
  rathausKonto: { show: showDirectory },
  intranet: { show: showIntranet, take: takeIntranet },
  ratVergessen: { show: showForgotten(councilArea), take: takeForgotten(councilArea) },
  ratPasswort: { show: showRenewal(councilArea), take: takeRenewal(councilArea) },
  rat: { show: showMembers, take: takeMembers },
  bekanntmachungPruefen: { show: showCheckNotice, take: takeCheckNotice },
  aboBekanntmachungen: { show: showAskForNoticeMails, take: takeAskForNoticeMails },
  aboNeu: { show: showAskForMails, take: takeAskForMails },
  brettLink: { show: showAskForLink, take: takeAskForLink },
  brettEigene: { show: showOwnNotices, take: takeOwnNotices },
  brettSchreiben: { show: showWriteToWriter, take: takeWriteToWriter },
  partner: { show: showPartner, take: takePartner },
  rueckmeldung: { show: showFeedback, take: takeFeedback },
  abfallErinnerung: { show: showAskForReminders, take: takeAskForReminders },
  abos: { show: showOwnMails, take: takeOwnMails },
  abosEnde: { take: endMails },
  mitteilungen: { take: takeMessages },
  mitteilungenEnde: { take: endMessages },
  kioskEnde: { take: endKioskVisit },
  mitteilungenWechsel: { take: moveMessages },
  warenkorb: { show: showCart, take: takeCart },
  kasse: { show: showCheckout, take: takeCheckout },
  pruefen: { show: showReview, take: takeOrder },
  bestellung: { show: showOrder, take: takePayment },
  papier: { show: showPaper },
  bezahlung: { show: showReturn },
  agb: { show: showTerms },
  widerrufsbelehrung: { show: showInstruction },
  widerruf: { show: showWithdrawal, take: takeWithdrawal },
  vorschau: { show: showPreview },
  zahlungsmeldung: { take: takePaymentNotice },
  seite: { show: (asked) => showPage(asked), take: takeForm },
}

/** The answer to a request; what a route says about it is put into `facts`. Never throws. */
export async function answerRequest(request: Request, facts: RenderFacts): Promise<Response> {
  const url = new URL(request.url)
  const isApp = hasAppCookie(request.headers.get('cookie') ?? '')
  try {
    const answered = await answer({ request, url, facts })
    return answered instanceof Response
      ? answered
      : await toResponse(answered, { url, isApp }, facts)
  } catch (error) {
    const headers = { 'X-Error-Number': reportRenderError(error) }
    return new Response(null, { status: 500, headers })
  }
}

async function answer(asked: Omit<Asked, 'params'>): Promise<Shown | Response> {
  const { request, url } = asked
  try {
    for (const name of routeNames) {
      const found = routePaths[name].exec(url.pathname)
      if (!found) continue
      const { show, take } = answers[name]
      const act = request.method === 'POST' ? take : show
      return act ? await act({ ...asked, params: { ...found.groups } }) : mistake(url.pathname, 405)
    }
    return mistake(url.pathname, 404)
  } catch (error) {
    if (error instanceof Failed) return error.shown
    return mistake(url.pathname, 500, reportRenderError(error))
  }
}

async function toResponse(
  { theme, view, status = 200, headers: own = {}, cookies = [] }: Shown,
  { url, isApp }: { url: URL; isApp: boolean },
  { scriptMark }: RenderFacts,
): Promise<Response> {
  const document = (
    <Document url={url} theme={theme} isApp={isApp}>
      {view}
    </Document>
  )
  const html = await renderDocument(document, scriptMark)
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', ...own })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new DocumentResponse(html, { status, headers })
}

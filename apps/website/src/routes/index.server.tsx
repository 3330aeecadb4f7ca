import type { RenderFacts } from '../content/index.ts'
import { takeRequest } from './anfrage.ts'
import { showRequestStatus } from './anfragestatus.tsx'
import { showCart, takeCart } from './cart.tsx'
import { showCheckout, showReview, takeCheckout, takeOrder } from './checkout.tsx'
import { Document } from './document.tsx'
import { mistake } from './failure.server.tsx'
import { showPhotoArchive } from './fotopunkt-archiv.tsx'
import { showGallery } from './gallery.tsx'
import { showContents } from './inhaltsverzeichnis.tsx'
import { showIntranet, takeIntranet } from './intranet.tsx'
import { intranetArea } from './intranet-area.tsx'
import { showDirectory } from './intranet-directory.tsx'
import { showForgotten, showRenewal, takeForgotten, takeRenewal } from './login-password.tsx'
import { showOrder, showPaper } from './order.tsx'
import { showPage } from './page.tsx'
import { councilArea, showMembers, takeMembers } from './ratsinfo.tsx'
import { renderDocument } from './render-document.server.tsx'
import { reportRenderError } from './report.server.ts'
import { type Asked, Failed, type Route, type Shown } from './route.ts'
import { showInstruction, showTerms } from './shop-terms.tsx'
import { takeForm } from './take-form.ts'
import { showPreview } from './vorschau.tsx'
import { showWithdrawal, takeWithdrawal } from './withdrawal.tsx'

/** Every address that the application answers; the first that fits does. */
const routes: readonly Route[] = [
  { path: /^\/_gallery\/?$/, show: showGallery },
  { path: /^\/(de\/inhaltsverzeichnis|en\/site-map)\/?$/, show: showContents },
  { path: /^\/(de\/fotopunkt-archiv|en\/photo-point-archive)\/?$/, show: showPhotoArchive },
  { path: /^\/api\/anfragen\/(?<formular>[^/]+)$/, take: takeRequest },
  { path: /^\/api\/(?<formular>fuehrung|pauschale)(en|n)\/anfrage$/, take: takeRequest },
  {
    path: /^\/(de\/anfragestatus|en\/request-status)\/(?<zugang>[^/]+)\/?$/,
    show: showRequestStatus,
  },
  {
    path: /^\/de\/intranet\/passwort-vergessen\/?$/,
    show: showForgotten(intranetArea),
    take: takeForgotten(intranetArea),
  },
  {
    path: /^\/de\/intranet\/passwort\/(?<link>[\w-]{22})\/?$/,
    show: showRenewal(intranetArea),
    take: takeRenewal(intranetArea),
  },
  { path: /^\/de\/intranet\/rathaus-konto\/$/, show: showDirectory },
  {
    path: /^\/(de|en)\/intranet(\/(?<slug>[a-z0-9-]{1,60})(\/(?<id>[1-9]\d{0,8}))?)?\/?$/,
    show: showIntranet,
    take: takeIntranet,
  },
  {
    path: /^\/de\/gemeinderat\/intern\/passwort-vergessen\/?$/,
    show: showForgotten(councilArea),
    take: takeForgotten(councilArea),
  },
  {
    path: /^\/de\/gemeinderat\/passwort\/(?<link>[\w-]{22})\/?$/,
    show: showRenewal(councilArea),
    take: takeRenewal(councilArea),
  },
  {
    path: /^\/(de|en)\/gemeinderat\/intern(\/(?<slug>[a-z-]{1,60})(\/(?<id>[1-9]\d{0,8}))?)?\/?$/,
    show: showMembers,
    take: takeMembers,
  },
  { path: /^\/(de\/shop\/warenkorb|en\/shop\/cart)\/?$/, show: showCart, take: takeCart },
  {
    path: /^\/(de\/shop\/kasse|en\/shop\/checkout)\/?$/,
    show: showCheckout,
    take: takeCheckout,
  },
  {
    path: /^\/(de\/shop\/kasse\/pruefen|en\/shop\/checkout\/review)\/?$/,
    show: showReview,
    take: takeOrder,
  },
  { path: /^\/(de\/shop\/bestellung|en\/shop\/order)\/(?<zugang>[^/]+)\/?$/, show: showOrder },
  {
    path: /^\/(de\/shop\/bestellung|en\/shop\/order)\/(?<zugang>[^/]+)\/(?<papier>[\w-]+)\.pdf$/,
    show: showPaper,
  },
  { path: /^\/(de\/shop\/agb|en\/shop\/terms)\/?$/, show: showTerms },
  {
    path: /^\/(de\/shop\/widerrufsbelehrung|en\/shop\/right-of-withdrawal)\/?$/,
    show: showInstruction,
  },
  {
    path: /^\/(de\/shop\/widerruf|en\/shop\/withdrawal)\/?$/,
    show: showWithdrawal,
    take: takeWithdrawal,
  },
  { path: /^\/vorschau\/(?<token>[^/]+)\/?$/, show: showPreview },
  { path: /^/, show: (asked) => showPage(asked), take: takeForm },
]

/** The answer to a request; what a route says about it is put into `facts`. Never throws. */
export async function answerRequest(request: Request, facts: RenderFacts): Promise<Response> {
  const url = new URL(request.url)
  try {
    const answered = await answer({ request, url, facts })
    return answered instanceof Response ? answered : await toResponse(answered, url, facts)
  } catch (error) {
    reportRenderError(error)
    return new Response(null, { status: 500 })
  }
}

async function answer(asked: Omit<Asked, 'params'>): Promise<Shown | Response> {
  const { request, url } = asked
  try {
    for (const { path, show, take } of routes) {
      const found = path.exec(url.pathname)
      if (!found) continue
      const act = request.method === 'POST' ? take : show
      return act ? await act({ ...asked, params: { ...found.groups } }) : mistake(url.pathname, 405)
    }
    return mistake(url.pathname, 404)
  } catch (error) {
    if (error instanceof Failed) return error.shown
    reportRenderError(error)
    return mistake(url.pathname, 500)
  }
}

async function toResponse(
  { theme, view, status = 200, headers: own = {}, cookies = [] }: Shown,
  url: URL,
  { scriptMark }: RenderFacts,
): Promise<Response> {
  const document = (
    <Document url={url} theme={theme}>
      {view}
    </Document>
  )
  const html = await renderDocument(document, scriptMark)
  const headers = new Headers({ 'Content-Type': 'text/html; charset=utf-8', ...own })
  for (const cookie of cookies) headers.append('Set-Cookie', cookie)
  return new Response(html, { status, headers })
}

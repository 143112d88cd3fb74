import { Outlet, ScrollRestoration, useNavigation } from 'react-router'
import { useViewer } from '#web/accounts/queries.ts'
import { Consent } from '#web/ads/shown.ts'
import { AiChoiceContext, useAiChoiceNow } from '#web/characters/choice.ts'
import { BottomBar, NoticeStrip } from '#web/members/shown.ts'
import { site as texts } from '#web/texts/site.en.ts'
import { AfterIdle } from './AfterIdle.tsx'
import { Footer } from './Footer.tsx'
import { Header } from './Header.tsx'

/** What every screen has around it. */
export const Frame = ({ children = <Outlet /> }: { children?: React.ReactNode }) => {
  const viewer = useViewer()
  const choice = useAiChoiceNow()
  return (
    <AiChoiceContext value={choice}>
      <div
        data-ai-replies={choice.replies}
        data-ai-posts={choice.posts}
        className="flex min-h-dvh flex-col"
      >
        <a
          href="#main"
          className="bg-ink text-paper fixed top-2 start-2 z-30 -translate-y-20 rounded-full px-4 py-2 focus:translate-y-0"
        >
          {texts.skip}
        </a>
        <Progress />
        <Header />
        <main
          id="main"
          tabIndex={-1}
          className="mx-auto w-full max-w-7xl grow px-4 py-6 outline-none sm:py-8"
        >
          {viewer && <NoticeStrip />}
          {children}
        </main>
        <Footer />
        <Consent />
        {viewer && <BottomBar />}
        <ScrollRestoration />
        <AfterIdle />
      </div>
    </AiChoiceContext>
  )
}

/** A line at the top while the next page is on its way. */
const Progress = () =>
  useNavigation().state !== 'idle' && (
    <div
      role="progressbar"
      aria-label={texts.loading}
      className="animate-breathe bg-accent fixed inset-x-0 top-0 z-30 h-0.5"
    />
  )

import type { ReactNode } from 'react'
import { CruxMark } from '#web/digest/CruxMark.tsx'
import { MovedActs, MovedBelow } from '#web/moved/Moved.tsx'
import { MovedStage } from '#web/moved/MovedStage.tsx'
import { type Instruments, InstrumentsContext } from '#web/posts/instruments.ts'
import { SayBack } from '#web/steelman/SayBack.tsx'
import { SteelmanBelow } from '#web/steelman/SteelmanBelow.tsx'
import { SteelmenStage } from '#web/steelman/SteelmenStage.tsx'

const instruments: Instruments = {
  Acts: MovedActs,
  Below: (props) => (
    <>
      <CruxMark {...props} />
      <SteelmanBelow {...props} />
      <MovedBelow {...props} />
    </>
  ),
  BeforeAnswer: SayBack,
}

/** Inside it, comments carry what people say of them: whom they moved, and who said them back. */
export const InstrumentStage = ({ postId, children }: { postId: number; children: ReactNode }) => (
  <InstrumentsContext value={instruments}>
    <MovedStage postId={postId}>
      <SteelmenStage postId={postId}>{children}</SteelmenStage>
    </MovedStage>
  </InstrumentsContext>
)

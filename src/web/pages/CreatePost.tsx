import { useNavigate } from 'react-router'
import { Composer } from '#web/posts/Composer.tsx'
import { texts } from '#web/texts/index.ts'
import { Head } from './Head.tsx'

/** The composer with the screen to itself; what was written is then seen on home. */
export default function CreatePost() {
  const go = useNavigate()
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <Head title={texts.createPost.title} description={texts.createPost.description} />
      <h1 className="font-serif text-3xl font-semibold">{texts.createPost.title}</h1>
      <Composer isLarge onPosted={() => void go('/')} />
    </div>
  )
}

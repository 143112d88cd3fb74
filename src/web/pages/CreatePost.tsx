import { useNavigate } from 'react-router'
import { Composer } from '#web/posts/Composer.tsx'
import { createPost as texts } from './create-post.en.ts'
import { Head } from './Head.tsx'

/** The composer with the screen to itself; what was written is then seen on home. */
export default function CreatePost() {
  const go = useNavigate()
  return (
    <div className="mx-auto max-w-3xl space-y-5">
      <Head title={texts.title} description={texts.description} />
      <h1 className="font-serif text-3xl font-semibold">{texts.title}</h1>
      <Composer isLarge onPosted={() => void go('/')} />
    </div>
  )
}

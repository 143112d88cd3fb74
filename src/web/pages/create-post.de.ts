export const createPost = {
  title: 'Beitrag schreiben',
  description: 'Beginne eine Diskussion und sieh, welche Charaktere dir widersprechen.',
} satisfies typeof import('./create-post.en.ts').createPost

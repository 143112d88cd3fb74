// The same for who starts it by its former name, a tenth of a second later: see program.mjs.
await import(new URL('main.mjs', import.meta.url).href)

import { Refusal } from '../api/ask.js';

/** Fetches a file of the service as the holder of the token, and hands it to the browser to keep. Throws `Refusal`. */
export async function save(path: string, name: string, token: string | null): Promise<void> {
  const answer = await fetch(path, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Refusal('The service does not hand it out to these eyes.', String(answer.status));
  const link = document.createElement('a');
  link.href = URL.createObjectURL(await answer.blob());
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

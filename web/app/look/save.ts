import { Refusal } from '../api/ask.js';

/** Fetches a file of the service as the holder of the token, and hands it to the browser to keep. Throws `Refusal`. */
export async function save(path: string, name: string, token: string | null): Promise<void> {
  const answer = await fetch(path, { headers: token === null ? {} : { authorization: `Bearer ${token}` } });
  if (!answer.ok) throw new Refusal('The service does not hand it out to these eyes.', String(answer.status));
  handOver(await answer.blob(), name);
}

/** Hands a text to the browser to keep. */
export const saveText = (text: string, name: string): void => handOver(new Blob([text]), name);

function handOver(blob: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

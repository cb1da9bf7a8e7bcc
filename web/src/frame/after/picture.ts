/** A picture of the server's as a bitmap, made in the page. */
const WIDE = 2000;
const HIGH = 2000;

export async function pngOf(address: string): Promise<Blob> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  const url = URL.createObjectURL(await answer.blob());
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const scale = Math.min(WIDE / image.naturalWidth, HIGH / image.naturalHeight);
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(image.naturalWidth * scale);
    canvas.height = Math.round(image.naturalHeight * scale);
    canvas.getContext('2d')!.drawImage(image, 0, 0, canvas.width, canvas.height);
    const found = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'));
    if (!found) throw new Error('no picture');
    return found;
  } finally {
    URL.revokeObjectURL(url);
  }
}

/** Hand a file to who sits at the browser. */
export function save(file: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

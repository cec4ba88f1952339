"""Imports text files, each into a new Anki collection, as Anki's own dialog proposes to, and prints the notes of each file as a line of JSON.

It is a program of its own because Anki's library reads its settings from the process. It takes many files because the library is slow to load.
"""
import json
import pathlib
import sys
import tempfile

from anki.collection import Collection, ImportCsvRequest


def notes(path):
    with tempfile.TemporaryDirectory() as folder:
        collection = Collection(str(pathlib.Path(folder, "collection.anki2")))
        metadata = collection.get_csv_metadata(path=path, delimiter=None)
        log = collection.import_csv(ImportCsvRequest(path=path, metadata=metadata)).log
        found = [collection.get_note(id) for id in sorted(collection.find_notes(""))]
        result = {
            "html": metadata.is_html,
            "found": log.found_notes,
            "notes": [{"type": note.note_type()["name"], "fields": note.fields, "tags": note.tags} for note in found],
        }
        collection.close()
        return result


for file in sys.argv[1:]:
    print(json.dumps(notes(file)))

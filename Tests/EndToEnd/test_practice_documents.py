"""Notes in PDF and word-processor files become practice tests, if the programs that read them are installed."""
import io
import json
import os
import shutil
import zipfile

import pytest

ENTRIES = [
    ("Ribosome", "the body that builds proteins in every living cell"),
    ("Osmosis", "the movement of water through a membrane that lets nothing else pass"),
    ("Mitochondrion", "the body that turns sugar and oxygen into energy for the cell"),
    ("Vacuole", "the space in a plant cell that is filled with water and sugar"),
]


def pdf(lines):
    """A PDF file of one page with one line of text each."""
    text = "BT /F1 12 Tf 14 TL 50 750 Td " + " ".join(f"({line}) Tj T*" for line in lines) + " ET"
    objects = [
        "<< /Type /Catalog /Pages 2 0 R >>",
        "<< /Type /Pages /Kids [3 0 R] /Count 1 >>",
        "<< /Type /Page /Parent 2 0 R /MediaBox [0 0 600 800] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>",
        f"<< /Length {len(text)} >>\nstream\n{text}\nendstream",
        "<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>",
    ]
    out, places = b"%PDF-1.4\n", []
    for number, content in enumerate(objects, 1):
        places.append(len(out))
        out += f"{number} 0 obj\n{content}\nendobj\n".encode()
    table = f"xref\n0 {len(objects) + 1}\n0000000000 65535 f \n" + "".join(f"{place:010} 00000 n \n" for place in places)
    return out + f"{table}trailer\n<< /Size {len(objects) + 1} /Root 1 0 R >>\nstartxref\n{len(out)}\n%%EOF\n".encode()


def docx(paragraphs):
    """A file of Word with paragraphs whose first word is bold."""
    word = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"
    office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument"
    body = "".join(
        f'<w:p><w:r><w:rPr><w:b/></w:rPr><w:t>{term}</w:t></w:r><w:r><w:t xml:space="preserve">: {meaning}</w:t></w:r></w:p>'
        for term, meaning in paragraphs
    )
    kind = "application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"
    types = "http://schemas.openxmlformats.org/package/2006/content-types"
    relations = "http://schemas.openxmlformats.org/package/2006/relationships"
    parts = {
        "[Content_Types].xml": f'<Types xmlns="{types}"><Default Extension="rels" '
        'ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
        f'<Override PartName="/word/document.xml" ContentType="{kind}"/></Types>',
        "_rels/.rels": f'<Relationships xmlns="{relations}"><Relationship Id="r1" Type="{office}" Target="word/document.xml"/></Relationships>',
        "word/document.xml": f'<w:document xmlns:w="{word}"><w:body>{body}</w:body></w:document>',
    }
    memory = io.BytesIO()
    with zipfile.ZipFile(memory, "w") as archive:
        for name, content in parts.items():
            archive.writestr(name, content)
    return memory.getvalue()


DOCUMENTS = {
    "cells.pdf": lambda: pdf([f"{term}: {meaning}" for term, meaning in ENTRIES]),
    "cells.docx": lambda: docx(ENTRIES),
}


def generate(nivel, path, **options):
    return nivel("practice", "generate", "--course", "Cells", "--notes", path, "--count", 4, "--seed", 1, "--format", "json", **options)


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_document_becomes_a_test(nivel, tmp_path, name):
    path = tmp_path / name
    path.write_bytes(DOCUMENTS[name]())
    result = generate(nivel, path)
    assert result.returncode == 0, result.stderr.decode()
    keys = {question["correct_answer"] for question in json.loads(result.stdout)["questions"]}
    assert keys == {term for term, _ in ENTRIES}


@pytest.mark.parametrize("name", DOCUMENTS)
def test_a_torn_document_is_named_with_the_program_that_refuses_it(nivel, tmp_path, name):
    path = tmp_path / name
    path.write_bytes(DOCUMENTS[name]()[:200])
    result = generate(nivel, path)
    assert result.returncode == 1 and result.stdout == b""
    message = result.stderr.decode()
    assert path.name in message and "check that this is a whole file" in message


def test_a_document_without_text_is_refused(nivel, tmp_path):
    path = tmp_path / "scan.pdf"
    path.write_bytes(pdf([]))
    result = generate(nivel, path)
    assert result.returncode == 1 and "there is no text in this file" in result.stderr.decode()


@pytest.mark.parametrize("name, package", [("cells.pdf", "Poppler"), ("cells.docx", "pandoc")])
def test_a_missing_program_is_named(nivel, tmp_path, name, package):
    path = tmp_path / name
    path.write_bytes(DOCUMENTS[name]())
    result = generate(nivel, path, env=os.environ | {"PATH": str(tmp_path)})
    assert result.returncode == 1 and f"install {package}" in result.stderr.decode()


def test_a_program_that_waits_for_input_gets_none(nivel, tmp_path):
    programs = tmp_path / "programs"
    programs.mkdir()
    script = programs / "pdftotext"
    lines = " ".join(f"'{term}: {meaning}'" for term, meaning in ENTRIES)
    script.write_text(f"#!{shutil.which('sh')}\nread line && exit 3\nprintf '%s\\n' {lines}\n")
    script.chmod(0o755)
    path = tmp_path / "cells.pdf"
    path.write_bytes(DOCUMENTS["cells.pdf"]())
    result = generate(nivel, path, input="a line\n", env=os.environ | {"PATH": f"{programs}:{os.environ['PATH']}"})
    assert result.returncode == 0, result.stderr.decode()


def test_a_document_that_grows_without_an_end_is_refused(nivel, tmp_path):
    programs = tmp_path / "programs"
    programs.mkdir()
    script = programs / "pdftotext"
    script.write_text(f"#!{shutil.which('sh')}\nexec yes osmosis\n")
    script.chmod(0o755)
    path = tmp_path / "cells.pdf"
    path.write_bytes(DOCUMENTS["cells.pdf"]())
    result = generate(nivel, path, env=os.environ | {"PATH": f"{programs}:{os.environ['PATH']}"})
    assert result.returncode == 1 and "gave too much text" in result.stderr.decode()
